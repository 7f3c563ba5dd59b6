/** Texts of the page "Webhooks". */
export const texts = {
  webhooksTitle: 'Webhooks',
  webhooksIntro: 'Your server receives an event when a user or a team changes.',
  addEndpointTitle: 'Add an endpoint',
  /** Label of a field. */
  url: 'URL',
  endpointUrlHelp: 'It receives a signed POST request for each event.',
  noEndpointsTitle: 'No endpoints yet',
  noEndpoints: 'Add the URL of your server to keep your own data in step with users and teams.',
  /** Heading. */
  endpoints: 'Endpoints',
  /** State of an endpoint. */
  active: 'Active',
  /** The events that an endpoint receives. */
  eventCount: { one: '{count} event', other: '{count} events' },
  /** Button, and title of the dialog: shows the code that checks signatures, and the secret. */
  checkSignature: 'Check the signature',
  /** The same, read aloud. */
  checkSignatureOf: 'Check the signature of events for {url}',
  /** Button: the secret appears in its place. */
  showSecret: 'Show the secret',
  /** Label of a value to copy. */
  secret: 'Secret',
  secretHelp:
    'Set it as WEBHOOK_SECRET on your server, which verifies the signature of each request with it.',
  /** Title of a dialog. */
  editEndpoint: 'Edit endpoint',
  eventsHelp: 'Without a choice, the endpoint receives every event.',
  /** Button: ticks the boxes of all events. */
  tickAll: 'Select all',
  /** Button beside it: unticks them. */
  tickNone: 'Select none',
  deleteEndpointTitle: 'Delete this endpoint?',
  deleteEndpoint: 'Delete endpoint',
  deleteEndpointHelp: 'Events that wait for {url} are deleted too.',
  sendTestEvent: 'Send test event',
  /** The same, read aloud. */
  sendTestEventTo: 'Send test event to {url}',
  /** After a test event. {status} is a number of HTTP. */
  endpointAnswered: 'The endpoint answered {status}.',
  /** After a test event without an answer. {reason} is one of the texts below, such as "Host not found". */
  testEventFailed: 'The test event wasn’t delivered: {reason}.',
  /** Button: the endpoint receives events again. */
  resume: 'Resume',
  /** The same, read aloud. */
  resumeNamed: 'Resume {url}',
  /** Button: the endpoint receives no events for now. */
  pause: 'Pause',
  /** The same, read aloud. */
  pauseNamed: 'Pause {url}',

  /** Heading of a list. */
  recentDeliveries: 'Recent deliveries',
  /** Caption of the table. */
  deliveriesCaption: 'The last 100 deliveries',
  noDeliveries: 'No events yet. Send a test event, or create a user.',
  /** In place of the list, while it is filtered by the outcome. */
  noMatchingDeliveries: 'No delivery has this outcome.',
  /** Heading of a column. */
  event: 'Event',
  /** Heading of a column: delivered, failed or waiting. */
  outcome: 'Outcome',
  /** Outcome of a delivery. */
  delivered: 'Delivered',
  /** Outcome of a delivery. */
  failed: 'Failed',
  /** Outcome of a delivery that is tried again. */
  waiting: 'Waiting',
  /** Beside the outcome: the endpoint answered. {status} is a number of HTTP. */
  answeredWithStatus: 'Status {status}',
  /** Beside the outcome: the name of the server in the URL of the endpoint has no address. */
  hostNotFound: 'Host not found',
  /** Beside the outcome. */
  connectionRefused: 'Connection refused',
  /** Beside the outcome. */
  receiverTooSlow: 'No answer in time',
  /** Beside the outcome: the certificate of the server. */
  certificateRejected: 'Certificate not accepted',
  /** Beside the outcome, for every other reason. */
  requestFailed: 'Request failed',
  /** After the outcome, in the same line. {time} is a relative time, such as "in 5 minutes" or "now". */
  nextAttemptAt: 'next attempt {time}',
  /** Heading of the details of a delivery. {event} is the name of an event. */
  deliveryOf: 'Delivery of {event}',
  /** Before a URL. */
  endpoint: 'Endpoint',
  /** Before a number of HTTP. */
  responseStatus: 'Response status',
  /** Before a number. */
  attempts: 'Attempts',
  /** Before a time. */
  nextAttempt: 'Next attempt',
  /** Before a time: when the endpoint accepted the event. */
  deliveredAt: 'Delivered',
  /** Opens the message of the system about a failure. */
  failureDetails: 'Details of the failure',
  /** Heading of the data of an event. */
  sentData: 'Data',
  /** Button. */
  resend: 'Resend',
  /** The same, read aloud. {event} is the name of an event. */
  resendNamed: 'Resend {event}',
  /** Beside the button, after that. */
  deliverySent: 'Event sent again.',
}
