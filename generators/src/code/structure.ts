import { Project, type StatementStructures } from 'ts-morph';

/** The source of a statement that an emitter describes as a structure of ts-morph. */
export function textOfStructure(structure: StatementStructures): string {
  const project = new Project({ useInMemoryFileSystem: true });
  return `\n${project.createSourceFile('statement.ts', { statements: [structure] }).getFullText()}`;
}
