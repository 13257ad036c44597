/// The conduits of a subject in the order of subscription.
///
/// One leaves by emptying its place, whoever else is there; the places are closed up when most of
/// them are empty, but never while they are being walked through.
@usableFromInline
struct SubjectConduits<Output, Failure: Error> {
    @usableFromInline typealias Conduit = SubjectConduit<Output, Failure>

    @usableFromInline var slots: ContiguousArray<Conduit?> = []
    private var emptySlots = 0

    @usableFromInline var isSparse = false

    mutating func append(_ conduit: Conduit) {
        conduit.slot = slots.count
        slots.append(conduit)
    }

    mutating func remove(_ conduit: Conduit) {
        guard slots.indices.contains(conduit.slot), slots[conduit.slot] === conduit else { return }
        slots[conduit.slot] = nil
        emptySlots += 1
        isSparse = emptySlots > 16 && emptySlots > slots.count / 2
    }

    mutating func closeUp() {
        guard isSparse else { return }
        slots.removeAll { $0 == nil }
        for index in slots.indices { slots[index]?.slot = index }
        emptySlots = 0
        isSparse = false
    }
}
