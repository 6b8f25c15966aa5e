import {
  type InterfaceDeclarationStructure,
  type MethodSignatureStructure,
  Project,
  StructureKind,
} from 'ts-morph';
import type { InterfaceShape, MethodShape } from '../interface.js';

const project = new Project({ useInMemoryFileSystem: true });

/**
 * The source of an interface. All of it becomes one file at once, which ts-morph is quick at; it is
 * slow where declarations are added to a file that is there.
 */
export function textOfInterface(shape: InterfaceShape): string {
  const file = project.createSourceFile('interface.ts', { statements: [structureOf(shape)] });
  const text = file.getFullText();
  project.removeSourceFile(file);
  return text;
}

function structureOf(shape: InterfaceShape): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    leadingTrivia: shape.docs,
    isExported: true,
    name: shape.name,
    typeParameters: [...(shape.typeParameters ?? [])],
    methods: shape.methods.map(methodOf),
  };
}

function methodOf({ docs, name, parameters, returns }: MethodShape): MethodSignatureStructure {
  return {
    kind: StructureKind.MethodSignature,
    // A line apart, so that a reader sees where one ends.
    leadingTrivia: `\n${docs}`,
    name,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: parameter.type,
      hasQuestionToken: parameter.optional === true,
    })),
    returnType: returns,
  };
}
