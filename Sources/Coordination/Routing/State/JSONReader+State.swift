/// Reads navigation states directly, in the form in which `JSONWriter` writes them. States in
/// another form, and pending changes, are left to their `Codable` conformance.
extension JSONReader {
    package mutating func readState() throws(JSONError) -> NavigationState {
        try open(#"{"next":"#)
        let next = try readCount()
        try read(#","revision":"#)
        let revision = try readCount()
        try read(#","root":"#)
        let root = try readFlow()
        try close("}")
        guard let state = NavigationState(root: root, revision: revision, nextID: next) else {
            throw unexpected("a state that can come about")
        }
        return state
    }

    private mutating func readFlow() throws(JSONError) -> FlowState {
        try open("{")
        let alert = try readAlert()
        let child = try readChild()
        try read(#""destination":"#)
        let destination = try readStep()
        try read(#","id":"#)
        let id = try readCount()
        try read(#","kind":"#)
        guard let kind = FlowState.Kind(rawValue: try readText()) else {
            throw unexpected("a kind of flow")
        }
        let modal = skip(literally: #","modal":"#) ? try readFlow() : nil
        var flow: FlowState
        if skip(literally: #","selected":"#) {
            let (selected, tabs) = (try readCount(), try readTabs())
            guard child == nil, tabs.indices.contains(selected) else { throw unexpected("a tab") }
            let stack = tabs[selected].stack
            flow = FlowState(id: id, kind: kind, destination: destination, stack: stack)
            flow.show(tabs, at: selected)
        } else {
            try read(#","stack":"#)
            let stack = try readStack()
            flow = FlowState(id: id, kind: kind, destination: destination, stack: stack)
            if let child { flow.child = child }
        }
        if modal != nil || alert != nil { flow.cover = .init(modal: modal, alert: alert) }
        try close("}")
        return flow
    }

    private mutating func readAlert() throws(JSONError) -> Alert? {
        guard skip(literally: #""alert":"#) else { return nil }
        let value = try readValue()
        try read(",")
        do {
            return try value.decode(Alert.self)
        } catch {
            throw unexpected("an alert")
        }
    }

    private mutating func readChild() throws(JSONError) -> FlowState? {
        guard skip(literally: #""child":"#) else { return nil }
        let child = try readFlow()
        try read(",")
        return child
    }

    private mutating func readTabs() throws(JSONError) -> [TabState] {
        var tabs: [TabState] = []
        try read(#","tabs":"#)
        try readList(from: "[", to: "]") { (reader) throws(JSONError) in
            try reader.open("{")
            let child = try reader.readChild()
            try reader.read(#""name":"#)
            let name = RouteName(rawValue: try reader.readText())
            try reader.read(#","stack":"#)
            let stack = try reader.readStack()
            tabs.append(TabState(name: name, stack: stack, child: child))
            try reader.close("}")
        }
        return tabs
    }

    private mutating func readStack() throws(JSONError) -> EntryStack {
        var stack: EntryStack?
        try readList(from: "[", to: "]") { (reader) throws(JSONError) in
            try reader.open(#"{"destination":"#)
            let destination = try reader.readStep()
            try reader.read(#","id":"#)
            let entry = NavigationEntry(id: try reader.readCount(), destination)
            try reader.close("}")
            if stack?.push(entry) == nil { stack = EntryStack(entry) }
        }
        guard let stack else { throw unexpected("an entry") }
        return stack
    }

    private mutating func readStep() throws(JSONError) -> PlaceStep {
        try open(#"{"parameters":"#)
        guard case .object(let fields) = try readValue() else { throw unexpected("parameters") }
        try read(#","route":"#)
        let step = PlaceStep(RouteName(rawValue: try readText()), RouteParameters(fields))
        try close("}")
        return step
    }
}
