interface EmailFrameProps {
  title: string
  html: string
}

/**
 * An email in a frame of its own. The empty sandbox lets nothing run there and gives the frame an origin of
 * its own.
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
