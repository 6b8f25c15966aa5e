import type { Node } from 'yaml';
import type { SourceNode } from './source-node.js';
import { loadYaml } from './yaml.js';

/** A value of a YAML text. */
export class YamlNode implements SourceNode {
  constructor(private readonly node: Node | null) {}

  /** The value of a whole text; all of it is parsed. */
  static of(text: string): YamlNode {
    return new YamlNode(loadYaml().parseDocument(text).contents);
  }

  get offset(): number {
    return this.node?.range?.[0] ?? 0;
  }

  get reference(): string | undefined {
    const { isMap, isScalar } = loadYaml();
    const found = isMap(this.node) ? this.node.get('$ref', true) : undefined;
    return isScalar(found) && typeof found.value === 'string' ? found.value : undefined;
  }

  child(token: string): YamlNode | undefined {
    const { isMap, isNode, isScalar, isSeq } = loadYaml();
    const { node } = this;
    const found = isMap(node)
      ? // A status code is a number in YAML.
        node.items.find(({ key }) => isScalar(key) && String(key.value) === token)?.value
      : isSeq(node)
        ? node.items[Number(token)]
        : undefined;
    return isNode(found) ? new YamlNode(found) : undefined;
  }
}
