interface EmailFrameProps {
  title: string
  html: string
}

/**
 * An email in a frame. The empty sandbox prevents scripts and gives the frame an opaque origin.
 */
export function EmailFrame({ title, html }: EmailFrameProps) {
  const url = `data:text/html;charset=utf-8,${encodeURIComponent(withoutStyles(html))}`
  // A new URL in the same frame would be an entry of the history, which "Back" stops at. A new frame adds none.
  return <iframe key={url} className="preview" title={title} sandbox="" src={url} />
}

/** The policy of the page applies to the frame too, and allows no style elements. */
const withoutStyles = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/, '')
