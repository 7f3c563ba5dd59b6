import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export { Handler } from '@latchkey/react/pages'
