import Binding

/// A screen that is in the navigation state.
struct ScreenNode {
    let entry: Entry
    let flow: FlowNode
    let plan: ScreenPlan
    let screen: any Screen

    /// The screens that it is composed of, parents first.
    var members: [any Screen] = []
    var listeners: [AnyCancellable] = []
}
