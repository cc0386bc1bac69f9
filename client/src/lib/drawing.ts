/** A drawing on the page as one that stands for itself: what it takes from style sheets is written into it. */
const DRAWN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'transform', 'transform-origin', 'transform-box'];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];

export function standalone(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]) as [SVGElement[], SVGElement[]];
  from.forEach((node, index) => {
    const style = getComputedStyle(node);
    // The drawing itself lies where it is put; only its parts may be moved.
    const wanted = node === drawing ? DRAWN.filter((name) => !name.startsWith('transform')) : DRAWN;
    const letters = node instanceof SVGTextElement ? LETTERS : [];
    to[index]?.setAttribute('style', [...wanted, ...letters].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
    to[index]?.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

export const textOf = (drawing: SVGElement): string => new XMLSerializer().serializeToString(drawing);

/** Gives whoever looks at the page a file. */
export function keepFile(content: Blob | string, name: string, type = ''): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
