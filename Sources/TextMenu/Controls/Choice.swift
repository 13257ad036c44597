public import Binding

/// One of several options.
public final class Choice<Option: Equatable>: AnyChoice {
    /// Tells which one the user has taken.
    public let selectionPublisher = Signal<Option>()

    /// What there is to choose from. What was taken stays so where it is among new ones, and comes
    /// back when it is again; meanwhile the first is taken.
    public var options: [Option] {
        didSet { show(inPlaceOf: selectedIndex.map { oldValue[$0] }) }
    }

    private let title: (Option) -> String

    /// What was taken or set last.
    private var wanted: Option?

    /// A choice of this name, the first option taken.
    public init(
        _ label: String, _ options: [Option], title: @escaping (Option) -> String
    ) {
        self.options = options
        self.title = title
        super.init(label)
        show()
    }

    /// The option that is taken; nil only where there are none. One that is not there is taken as soon
    /// as it is.
    public var selection: Option? {
        get { selectedIndex.map { options[$0] } }
        set {
            wanted = newValue
            show()
        }
    }

    public override func select(at index: Int) {
        let before = selectedIndex
        super.select(at: index)
        if selectedIndex != before, let selection { selectionPublisher.send(selection) }
    }

    override func take(at index: Int) {
        wanted = options[index]
        super.take(at: index)
    }

    /// Keeps what is taken and `observable` equal, the observable's value first.
    public func bind(bothWays observable: Observable<Option>) -> AnyCancellable {
        let there = observable.bind(to: self) { $0.selection = $1 }
        let back = selectionPublisher.bind { observable.value = $0 }
        return AnyCancellable {
            there.cancel()
            back.cancel()
        }
    }

    private func show(inPlaceOf previous: Option? = nil) {
        let kept = [wanted, previous].lazy.compactMap { $0.flatMap(self.options.firstIndex) }.first
        let index = kept ?? options.indices.first
        shown = Options(titles: options.map(title), index: index)
    }
}

extension Choice where Option == String {
    /// A choice among texts.
    public convenience init(_ label: String, _ options: [String]) {
        self.init(label, options) { $0 }
    }
}
