import { element } from './element.js'
import { showTable, time } from './table.js'

await showTable('requests', ({ method, template, status, code, duration, at }) => [
  { label: 'Request', content: element('code', {}, [`${method} ${template}`]), className: 'main' },
  { label: 'Status', content: `${status}`, className: status >= 400 ? 'number refused' : 'number' },
  { label: 'Code', content: code === null ? '–' : element('code', {}, [code]) },
  { label: 'Duration', content: `${duration} ms`, className: 'number' },
  { label: 'When', content: time(at) },
])
