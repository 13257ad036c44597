/// Writes navigation states directly, as their `Codable` conformance would write them.
extension JSONWriter {
    package mutating func write(_ state: NavigationState) throws(RouteEncodingError) {
        try open(#"{"next":"#)
        write(state.nextID)
        if !state.pending.isEmpty {
            write(literally: #","pending":"#)
            try write(RouteValue(encoding: state.pending))
        }
        write(literally: #","revision":"#)
        write(state.revision)
        write(literally: #","root":"#)
        try write(state.root)
        close("}")
    }

    private mutating func write(_ flow: FlowState) throws(RouteEncodingError) {
        try open("{")
        if let alert = flow.alert {
            write(literally: #""alert":"#)
            try write(RouteValue(encoding: alert))
            write(literally: ",")
        }
        if !flow.hasTabs { try write(child: flow.child) }
        write(literally: #""destination":"#)
        try write(flow.destination)
        write(literally: #","id":"#)
        write(flow.id)
        write(literally: #","kind":"#)
        write(flow.kind.rawValue)
        if let modal = flow.modal {
            write(literally: #","modal":"#)
            try write(modal)
        }
        if let selected = flow.selectedTab {
            write(literally: #","selected":"#)
            write(selected)
            try write(flow.tabs)
        } else {
            write(literally: #","stack":"#)
            try write(flow.stack)
        }
        close("}")
    }

    private mutating func write(child: FlowState?) throws(RouteEncodingError) {
        guard let child else { return }
        write(literally: #""child":"#)
        try write(child)
        write(literally: ",")
    }

    private mutating func write(_ tabs: [TabState]) throws(RouteEncodingError) {
        write(literally: #","tabs":"#)
        try open("[")
        for (index, tab) in tabs.enumerated() {
            if index > 0 { write(literally: ",") }
            try open("{")
            try write(child: tab.child)
            write(literally: #""name":"#)
            write(tab.name.rawValue)
            write(literally: #","stack":"#)
            try write(tab.stack)
            close("}")
        }
        close("]")
    }

    private mutating func write(_ stack: EntryStack) throws(RouteEncodingError) {
        try open("[")
        for (index, entry) in stack.elements.enumerated() {
            if index > 0 { write(literally: ",") }
            try open(#"{"destination":"#)
            try write(entry.destination)
            write(literally: #","id":"#)
            write(entry.id)
            close("}")
        }
        close("]")
    }

    private mutating func write(_ step: PlaceStep) throws(RouteEncodingError) {
        let fields: [String: RouteValue]
        do {
            fields = try step.parameters.fields()
        } catch {
            throw RouteEncodingError(.failed("\(error)"))
        }
        try open(#"{"parameters":"#)
        try write(RouteValue.object(fields))
        write(literally: #","route":"#)
        write(step.route.rawValue)
        close("}")
    }
}
