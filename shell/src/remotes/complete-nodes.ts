/**
 * Adds to the nodes of the first part of a fragment what they lack, and keeps them. HTML is parsed from its beginning, so only
 * the last node of each level can be incomplete.
 *
 * @param part gets the nodes; where it has other ones than a first part, as after a translation, its own are replaced.
 * @param whole loses them.
 */
export function completeNodes(part: ParentNode, whole: ParentNode): void {
  const nodes = [...whole.childNodes];
  const last = part.lastChild;
  const index = part.childNodes.length - 1;
  const same = nodes[index];
  if (last && last.nodeName !== same?.nodeName) {
    part.replaceChildren(...nodes);
    return;
  }
  if (last instanceof Element && same instanceof Element) completeNodes(last, same);
  else if (last && same) last.nodeValue = same.nodeValue;
  part.append(...nodes.slice(index + 1));
}
