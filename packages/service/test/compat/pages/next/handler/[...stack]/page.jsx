import { StackHandler } from '@stackframe/stack'
import { app } from '../../stack'

const Handler = (props) => <StackHandler fullPage app={app} routeProps={props} />

export default Handler
