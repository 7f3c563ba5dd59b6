import '@latchkey/react/styles.css'

export { Handler } from '@latchkey/react/pages'
