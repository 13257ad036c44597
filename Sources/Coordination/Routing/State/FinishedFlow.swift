/// A flow that a transition has finished, with its result.
package struct FinishedFlow {
    let id: Int
    let result: FlowOutput
}

extension [FinishedFlow] {
    /// Returns the result of the flow of this number; nil if the flow has not finished.
    package func result(of id: Int) -> FlowOutput? {
        for flow in self where flow.id == id { return flow.result }
        return nil
    }
}
