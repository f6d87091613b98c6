import { parseSync } from '@swc/core';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** A parameter: its name where it has one, the names of the types it is annotated with, and the members it says inline. */
export type Parameter = { name: string; types: string[]; members: { name: string; types: string[] }[] };
export type Signature = { name: string; parameters: Parameter[] };

/** Names of the types in an annotation: `Pick<Caller, 'userId'> | null` has Pick and Caller. A member's type is not among them. */
function typeNames(type: unknown): string[] {
  if (!isNode(type)) return [];
  if (type.type === 'TsTypeReference') {
    const name = isNode(type.typeName) ? String(type.typeName.value) : '';
    return [name, ...nodes(isNode(type.typeParams) ? type.typeParams.params : []).flatMap(typeNames)];
  }
  if (type.type === 'TsTypeAnnotation') return typeNames(type.typeAnnotation);
  return nodes(type.types).flatMap(typeNames);
}

function membersOf(type: unknown): Parameter['members'] {
  if (!isNode(type)) return [];
  if (type.type === 'TsTypeAnnotation') return membersOf(type.typeAnnotation);
  if (Array.isArray(type.types)) return nodes(type.types).flatMap(membersOf);
  return nodes(type.members).map((member) => ({
    name: isNode(member.key) ? String(member.key.value) : '',
    types: typeNames(member.typeAnnotation),
  }));
}

function parameterOf(pattern: Node): Parameter {
  if (pattern.type === 'AssignmentPattern' && isNode(pattern.left)) return parameterOf(pattern.left);
  const { typeAnnotation, value } = pattern;
  return {
    name: typeof value === 'string' ? value : '',
    types: typeNames(typeAnnotation),
    members: membersOf(typeAnnotation),
  };
}

/** Functions that a source exports, with their parameters as they are annotated; a type behind a name is not looked into. */
export function exportedSignatures(source: string): Signature[] {
  const module: unknown = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const exported = nodes(isNode(module) ? module.body : []).filter(({ type }) => type === 'ExportDeclaration');
  return exported.flatMap(({ declaration }): Signature[] => {
    if (!isNode(declaration)) return [];
    if (declaration.type === 'FunctionDeclaration' && isNode(declaration.identifier)) {
      const patterns = nodes(declaration.params).flatMap(({ pat }) => (isNode(pat) ? [pat] : []));
      return [{ name: String(declaration.identifier.value), parameters: patterns.map(parameterOf) }];
    }
    return nodes(declaration.declarations).flatMap(({ id, init }) =>
      isNode(id) && isNode(init) && init.type === 'ArrowFunctionExpression'
        ? [{ name: String(id.value), parameters: nodes(init.params).map(parameterOf) }]
        : [],
    );
  });
}
