const ID = 'covers';

/**
 * Where everything that covers the page is put: once, at the end of the document. Among the page's own parts a cover would make the whole
 * page be styled anew whenever the dialog library puts something beside them, since covers are styled by what stands before them.
 */
export function CoversPlace() {
  return <div id={ID} />;
}

/** The place in this document; none on the server, and the end of the body where a component is drawn alone. */
export function coversPlace(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(ID);
}
