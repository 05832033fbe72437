export default function PublishView() {
  return <h1>publish</h1>
}
