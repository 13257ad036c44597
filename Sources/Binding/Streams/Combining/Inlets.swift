/// The inlets of a confluence in the order in which they came.
///
/// One leaves by emptying its place; the places are closed up when most are empty.
struct Inlets<Downstream: Subscriber> {
    private var slots: [Inlet<Downstream>?] = []
    private var emptySlots = 0

    var isEmpty: Bool { slots.count == emptySlots }

    mutating func append(_ inlet: Inlet<Downstream>) {
        inlet.slot = slots.count
        slots.append(inlet)
    }

    mutating func remove(_ inlet: Inlet<Downstream>) {
        guard inlet.slot < slots.count, slots[inlet.slot] === inlet else { return }
        if inlet.slot == slots.count - 1 {
            slots.removeLast()
        } else {
            slots[inlet.slot] = nil
            emptySlots += 1
        }
        if emptySlots > 16, emptySlots > slots.count / 2 { closeUp() }
    }

    func forEach(_ body: (Inlet<Downstream>) -> Void) {
        for case let inlet? in slots { body(inlet) }
    }

    private mutating func closeUp() {
        slots.removeAll { $0 == nil }
        for (index, inlet) in slots.enumerated() { inlet?.slot = index }
        emptySlots = 0
    }
}
