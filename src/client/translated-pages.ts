/*
 * Client module: keeps React working on a page that the browser translates. A translator replaces text nodes, even ones that
 * React adds later. When React then removes such a node, or inserts another before it, the DOM throws, and the crash screen
 * replaces the page (https://github.com/facebook/react/issues/11538).
 */
if (typeof Node === 'function') {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? removeChild.call<Node, [Child], Child>(this, child) : child;
  };

  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    return insertBefore.call<Node, [Child, Node | null], Child>(this, node, next?.parentNode === this ? next : null);
  };
}
