/// The requests at which the server misbehaves, and the number of times.
struct Rules {
    private var waiting: [String: [Misbehaviour]] = [:]

    mutating func add(_ misbehaviour: Misbehaviour, at label: String, times: Int) {
        waiting[label, default: []] += Array(repeating: misbehaviour, count: times)
    }

    /// Returns the misbehaviour for this request, and uses it up.
    mutating func next(_ label: String) -> Misbehaviour? {
        guard let next = waiting[label]?.first else { return nil }
        waiting[label]?.removeFirst()
        return next
    }
}
