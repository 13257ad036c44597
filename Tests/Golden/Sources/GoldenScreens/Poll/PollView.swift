import Wayline

/// The controls of the screen, from top to bottom.
final class PollView: View {
    let title = "Poll"
    let a = TextField("A")
    let b = TextField("B")
    let c = TextField("C")
    let d = TextField("D")
    let born = DateField<CalendarDate>("Born")
    let height = NumberField<Double>("Height")
    let done = Button("Done", isDefault: true)

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = Derived(born.isValid, height.isValid) {
        $0 && $1
    }

    var controls: [Control] { [a, b, c, d, born, height, done] }
}
