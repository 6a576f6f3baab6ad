/** Calls `tell` once the element is about to come into view. */
export function onceSeen(tell: () => void): (element: Element) => () => void {
  return (element) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        tell();
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
