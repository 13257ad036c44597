/// A flow that a transition has finished, and what with.
struct FinishedFlow {
    let id: Int
    let result: RouteParameters
}
