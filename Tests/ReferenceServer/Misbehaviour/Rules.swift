/// How often the server is to misbehave, and at what.
struct Rules {
    private var waiting: [String: [Misbehaviour]] = [:]

    mutating func add(_ misbehaviour: Misbehaviour, at label: String, times: Int) {
        waiting[label, default: []] += Array(repeating: misbehaviour, count: times)
    }

    /// What is to happen to this request; it is then used up.
    mutating func next(_ label: String) -> Misbehaviour? {
        guard let next = waiting[label]?.first else { return nil }
        waiting[label]?.removeFirst()
        return next
    }
}
