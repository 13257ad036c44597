/// A flow that a transition has finished, and what with.
package struct FinishedFlow {
    let id: Int
    let result: RouteParameters
}

extension [FinishedFlow] {
    /// Returns what the flow of this number has finished with; nil if it has not finished.
    package func result(of id: Int) -> RouteParameters? {
        for flow in self where flow.id == id { return flow.result }
        return nil
    }
}
