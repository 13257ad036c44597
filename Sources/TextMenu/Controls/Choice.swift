public import Binding

/// One of several options.
public final class Choice<Option: Equatable>: AnyChoice {
    /// Tells which one the user has taken.
    public let selectionPublisher = Signal<Option>()

    /// What there is to choose from. Where what was chosen is not among new ones, the first is taken.
    public var options: [Option] {
        didSet { show() }
    }

    private let title: (Option) -> String

    /// A choice of this name, the first option taken.
    public init(
        _ label: String, _ options: [Option], title: @escaping (Option) -> String
    ) {
        self.options = options
        self.title = title
        super.init(label)
        show()
    }

    /// The option that is taken; nil only where there are none. One that is not there is not taken.
    public var selection: Option? {
        get { index.map { options[$0] } }
        set {
            guard let newValue, let index = options.firstIndex(of: newValue) else { return }
            self.index = index
        }
    }

    public override func select(at index: Int) {
        guard isEnabled, options.indices.contains(index) else { return }
        super.select(at: index)
        selectionPublisher.send(options[index])
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

    private func show() {
        let kept = index.flatMap { names.indices.contains($0) ? names[$0] : nil }
        let titles = options.map(title)
        index = nil
        names = titles
        index = titles.firstIndex { $0 == kept } ?? titles.indices.first
    }
}

extension Choice where Option == String {
    /// A choice among texts.
    public convenience init(_ label: String, _ options: [String]) {
        self.init(label, options) { $0 }
    }
}
