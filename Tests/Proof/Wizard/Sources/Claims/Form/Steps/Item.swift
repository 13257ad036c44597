import Wayline

/// The input of the form of an item.
struct ItemInput: ScreenInput, DefaultInitializable {
    /// The item to change; nil for a new one.
    var item: DamagedItem?
}

/// Returns the item.
struct ItemRouter: Router {
    typealias Output = DamagedItem
    enum Route: String, CaseIterable { case done, cancel }

    struct Facts: RouterFacts {
        /// The item, if the form is complete.
        var item: DamagedItem?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.item.map { finish($0) } ?? .stay
        case .cancel: .dismiss
        }
    }
}

/// The state of the form of an item.
@MainActor
final class ItemModel {
    let name: Observable<String>
    let amount: Observable<Int?>
    let error: Derived<String>
    private let id: Int

    init(_ input: ItemInput, _ words: Words) {
        id = input.item?.id ?? 0
        name = Observable(input.item?.name ?? "")
        amount = Observable(input.item?.amount)
        error = name.map {
            $0.count > 20 ? words("at most 20 letters", "nhiều nhất 20 chữ") : ""
        }
    }

    var item: Derived<DamagedItem?> {
        Derived(name, amount) { [id] name, amount in
            guard !name.isEmpty, name.count <= 20, let amount else { return nil }
            return DamagedItem(id: id, name: name, amount: amount)
        }
    }
}

/// The controls of the form of an item.
final class ItemView: View {
    let title: String
    let name: TextField
    let amount: NumberField<Int>
    let done: Button
    let cancel: Button

    init(_ words: Words) {
        title = words("Item", "Món đồ")
        name = TextField(words("Name", "Tên"))
        amount = NumberField<Int>(words("Price, €", "Giá, €"), in: 1...5_000)
        done = Button(words("Take it", "Nhận"), isDefault: true)
        cancel = Button(words.cancel)
    }

    var controls: [Control] { [name, amount, done, cancel] }
}

/// Asks for one item, and returns it.
final class ItemScreen: ViewScreen, DraftKeeping {
    typealias Routes = ItemRouter
    let view: ItemView
    private let model: ItemModel

    init(_ model: ItemModel, _ words: Words) {
        self.model = model
        view = ItemView(words)
    }

    var facts: ItemRouter.Facts { .init(item: model.item.value) }

    func start() {
        bind(view.name, model.name)
        bind(\.name.error, model.error)
        bind(view.amount, model.amount)
        bind(\.done.isEnabled, Derived(model.item, view.amount.isValid) { $0 != nil && $1 })
        bind(view.done, to: .done)
        bind(view.cancel, to: .cancel)
    }
}
