import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

type Documents = {
  /** Where the page is; the document itself is below, at /json and /yaml. */
  prefix: string;
  openapi: NonNullable<FastifyDynamicSwaggerOptions['openapi']>;
  /** Which addresses are told; all of them when left out. */
  documentsRoute?: (url: string) => boolean;
};

/** Of the connection or the moment, and not of what is answered. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** A server that listens nowhere, has the same routes and serves what is written of them. */
async function writeDocuments(
  routes: readonly RouteOptions[],
  { prefix, openapi }: Documents,
): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  // To write them takes as long as it takes: a busy machine is slow, not wrong.
  const paper = fastify({ exposeHeadRoutes: false, pluginTimeout: 0 });
  paper.setValidatorCompiler(validatorCompiler);
  paper.setSerializerCompiler(serializerCompiler);
  await paper.register(swagger, { openapi, transform: jsonSchemaTransform });
  await paper.register(swaggerUi, { routePrefix: prefix });
  for (const { method, url, schema } of routes) {
    paper.route({ method, url, ...(schema ? { schema } : {}), handler: async () => null });
  }
  await paper.ready();
  return paper;
}

/**
 * Documents the routes that are added to this scope afterwards. Nothing of it is made or loaded before somebody asks: most starts of
 * the process nobody does, and it would take a good part of their time.
 */
export function serveDocuments(app: FastifyInstance, documents: Documents): void {
  const { prefix, documentsRoute = () => true } = documents;
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !route.schema?.hide && documentsRoute(route.url)) routes.push(route);
  });
  let written: Promise<FastifyInstance> | null = null;
  app.addHook('onClose', async () => (await written?.catch(() => null))?.close());
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      written ??= writeDocuments(routes, documents);
      const paper = await written.catch((error: unknown) => {
        // Whoever asks next lets it be written anew.
        written = null;
        throw error;
      });
      const answer = await paper.inject({ method: 'GET', url: request.url });
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !OWN_HEADERS.has(name)) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });
  }
}
