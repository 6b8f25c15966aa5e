import type { InterfaceDeclarationStructure, MethodSignatureStructure } from 'ts-morph';
import type { InterfaceShape, MethodShape } from '../interface.js';
import { loadMorph } from './morph.js';

const { Project, StructureKind } = loadMorph();
const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** What stands for a comment while an interface is written: no text of a document has the character. */
const mark = /\/\*\0(\d+)\*\/\n/g;

/**
 * The source of an interface. All of it becomes one file at once, which ts-morph is quick at; it is
 * slow where declarations are added to a file that is there, and with comments, whose characters it
 * looks at one by one: they take their places afterwards.
 */
export function textOfInterface(shape: InterfaceShape): string {
  const comments: string[] = [];
  const keep = (docs: string): string => (docs === '' ? '' : `/*\0${comments.push(docs) - 1}*/\n`);
  const file = project.createSourceFile('interface.ts', { statements: [structureOf(shape, keep)] });
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text.replaceAll(mark, (_whole, index: string) => comments[Number(index)] ?? '');
}

/** Keeps a comment for later, and gives what stands for it until then. */
type Keep = (docs: string) => string;

function structureOf(shape: InterfaceShape, keep: Keep): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    leadingTrivia: keep(shape.docs),
    isExported: true,
    name: shape.name,
    typeParameters: [...(shape.typeParameters ?? [])],
    methods: shape.methods.map((method) => methodOf(method, keep)),
  };
}

function methodOf(
  { docs, name, parameters, returns }: MethodShape,
  keep: Keep,
): MethodSignatureStructure {
  return {
    kind: StructureKind.MethodSignature,
    // A line apart, so that a reader sees where one ends.
    leadingTrivia: `\n${keep(docs)}`,
    name,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: parameter.type,
      hasQuestionToken: parameter.optional === true,
    })),
    returnType: returns,
  };
}
