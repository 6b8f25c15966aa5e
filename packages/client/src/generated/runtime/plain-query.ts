// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/**
 * Makes what writes a query of plain values and arrays of these. The names need no encoding.
 * @param explode whether each element of an array is a pair of its own, or all are one with commas
 */
export function plainQuery(explode = true): (values: object) => string {
  return (values) =>
    Object.entries(values)
      .flatMap(([name, value]: [string, unknown]) => {
        const given = [value].flat().filter((each) => each !== undefined && each !== null);
        const texts = given.map((each) => encodeURIComponent(each as string));
        return (explode || texts.length < 2 ? texts : [texts.join(',')]).map(
          (text) => `${name}=${text}`,
        );
      })
      .join('&');
}
