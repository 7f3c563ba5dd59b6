import { app } from './express.js'

app.listen(3000)
