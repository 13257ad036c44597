/// What was drawn of a control last, and with which pen.
@MainActor
final class Drawn {
    private(set) var version: Int
    private(set) var label: String
    private(set) var pen: Pen
    private(set) var block: Block

    /// Its first row in the body.
    var place: Int

    init(_ control: Control, _ block: Block, with pen: Pen, at place: Int) {
        version = control.version
        label = control.label
        self.pen = pen
        self.block = block
        self.place = place
    }

    /// Looks like this from now on, in the same place.
    func replace(with block: Block, of control: Control, _ pen: Pen) {
        version = control.version
        self.pen = pen
        self.block = block
    }
}
