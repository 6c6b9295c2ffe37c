/**
 * A browser's translator puts a `<font>` in the place of each text. React goes on with the text that it has made: to take that away, or to put something
 * before it, throws, which ended whole panes as a fault of their release; and a text that changes stays as it was, such as an amount
 * (facebook/react#11538). From the first such `<font>` on, what is done to a text that has gone is done to what stands for it.
 */
export function followTranslator({ Node, MutationObserver, document }: Window & typeof globalThis): void {
  const successors = new WeakMap<Node, ChildNode>();
  let isTranslated = false;

  /** The node itself where it is still in the document. */
  function standingFor(node: Node): Node {
    const next = node.parentNode === null ? successors.get(node) : undefined;
    return next ? standingFor(next) : node;
  }

  /** The child of `parent` that is the node, stands for it, or holds either. */
  function childFor(parent: Node, node: Node): Node | null {
    let at: Node | null = standingFor(node);
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  }

  function begin(): void {
    if (isTranslated) return;
    isTranslated = true;
    const { removeChild, insertBefore, appendChild } = Node.prototype;
    /** What stands for a text that changes its place would stay behind, and the text stand twice. Into a `<font>` the translator alone puts one. */
    function takeOut(node: Node, parent: Node): void {
      const standing = standingFor(node);
      if (standing === node || parent.nodeName === 'FONT') return;
      successors.delete(node);
      if (standing.parentNode) removeChild.call(standing.parentNode, standing);
    }
    Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
      const standing = standingFor(child);
      if (standing.parentNode) removeChild.call(standing.parentNode, standing);
      return child;
    };
    Node.prototype.insertBefore = function insert<Added extends Node>(this: Node, node: Added, before: Node | null) {
      takeOut(node, this);
      insertBefore.call(this, node, before && childFor(this, before));
      return node;
    };
    Node.prototype.appendChild = function append<Added extends Node>(this: Node, node: Added): Added {
      takeOut(node, this);
      appendChild.call(this, node);
      return node;
    };
  }

  // A text that has gone and changes comes back, and the translator meets it again.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standing = standingFor(target);
      if (standing !== target && standing instanceof Node && standing.parentNode)
        standing.parentNode.replaceChild(target, standing);
    }
  });

  const exchanges = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (!(font instanceof HTMLElement)) continue;
      for (const gone of removedNodes) {
        if (gone.nodeType !== Node.TEXT_NODE && gone.nodeName !== 'FONT') continue;
        begin();
        successors.set(gone, font);
        changes.observe(gone, { characterData: true });
      }
    }
  });
  exchanges.observe(document.body, { childList: true, subtree: true });
}
