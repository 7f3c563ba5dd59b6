const Loading = () => 'Loading'

export default Loading
