interface EmailFrameProps {
  title: string
  html: string
}

/**
 * An email in a frame. The empty sandbox prevents scripts and gives the frame an opaque origin.
 */
export const EmailFrame = ({ title, html }: EmailFrameProps) => (
  <iframe
    className="preview"
    title={title}
    sandbox=""
    src={`data:text/html;charset=utf-8,${encodeURIComponent(withoutStyles(html))}`}
  />
)

/** The policy of the page applies to the frame too, and allows no style elements. */
const withoutStyles = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/, '')
