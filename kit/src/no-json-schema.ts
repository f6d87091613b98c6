function refuse() {
  return () => {
    throw new Error('Fastify compiles no JSON Schema here: parse by zod, or set a compiler for the route.');
  };
}

/**
 * Fastify's option schemaController, for servers in which zod reads what comes and writes what goes. Without it fastify loads its
 * compilers of JSON Schema at every start, which are large and which nobody calls.
 */
export const NO_JSON_SCHEMA = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
