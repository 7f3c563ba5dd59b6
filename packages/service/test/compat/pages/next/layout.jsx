import { StackProvider, StackTheme } from '@stackframe/stack'
import { app } from './stack'

export const dynamic = 'force-dynamic'

const Layout = ({ children }) => (
  <html lang="en">
    <body>
      <StackProvider app={app}>
        <StackTheme>{children}</StackTheme>
      </StackProvider>
    </body>
  </html>
)

export default Layout
