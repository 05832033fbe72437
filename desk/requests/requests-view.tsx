export default function RequestsView() {
  return <h1>requests</h1>
}
