/// What the user sees of a state, as it is needed again and again.
struct Top {
    /// The number of the entry on top, and of the flow that it is in.
    let entry: Int
    let flow: Int

    /// Whether something is asked or told before anything else.
    let hasAlert: Bool

    init(of state: NavigationState) {
        var flow = state.root
        while let above = flow.above { flow = above }
        entry = flow.stack.top.id
        self.flow = flow.id
        hasAlert = flow.alert != nil
    }
}
