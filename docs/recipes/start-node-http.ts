import { server } from './node-http.js'

server.listen(3000)
