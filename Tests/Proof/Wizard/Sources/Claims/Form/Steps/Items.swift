import Wayline

/// Decides where the list of items leads.
struct ItemsRouter: Router {
    typealias Output = Filing
    enum Route: String, CaseIterable { case next, close, add, edit }

    struct Facts: RouterFacts {
        var step = StepRouter.Facts()

        /// The item that the user has chosen.
        var selected: DamagedItem?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: StepRouter().decide(.next, facts.step, context)
        case .close: StepRouter().decide(.close, facts.step, context)
        case .add: .present(.item, ItemInput())
        case .edit: facts.selected.map { .present(.item, ItemInput(item: $0)) } ?? .stay
        }
    }
}

/// The state of the list of items.
@MainActor
final class ItemsModel: StepModel {
    let input: StepInput
    let items: Observable<[DamagedItem]>
    let isComplete: ValueSource<Bool>
    var selected: DamagedItem?

    init(_ input: StepInput) {
        self.input = input
        items = Observable(input.draft.items)
        isComplete = items.map { !$0.isEmpty }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        draft.items = items.value
        return draft
    }

    /// Adds an item without a number, or changes the one of its number.
    func put(_ item: DamagedItem) {
        if let index = items.value.firstIndex(where: { $0.id == item.id }) {
            items.value[index] = item
        } else {
            let id = (items.value.map(\.id).max() ?? 0) + 1
            items.value.append(DamagedItem(id: id, name: item.name, amount: item.amount))
        }
    }

    /// Removes an item, and returns its place.
    func remove(_ item: DamagedItem) -> Int? {
        guard let index = items.value.firstIndex(of: item) else { return nil }
        items.value.remove(at: index)
        return index
    }

    func insert(_ item: DamagedItem, at index: Int) {
        items.value.insert(item, at: min(index, items.value.count))
    }
}

/// The controls of the list of items.
final class ItemsView: StepView {
    let title: String
    let items: List<DamagedItem>
    let add: Button
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Damaged items", "Đồ bị thiệt hại")
        items = List("", emptyText: words("Add at least one.", "Hãy thêm ít nhất một.")) {
            "\($0.name), €\($0.amount)"
        }
        items.spokenLabel = title
        add = Button(words("Add an item", "Thêm"), key: "m")
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [items, add, buttons.next] }
}

/// Lists the items that were damaged or stolen. They are saved with the user's place.
final class ItemsScreen: StepScreen {
    typealias Routes = ItemsRouter
    let view: ItemsView
    let model: ItemsModel
    let saver: DraftSaver
    let words: Words

    init(_ model: ItemsModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = ItemsView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }

    var facts: ItemsRouter.Facts {
        let step = StepRouter.Facts(
            step: .items, draft: model.draft, isComplete: model.isComplete.value,
            isEditing: model.input.isEditing)
        return .init(step: step, selected: model.selected)
    }

    var draft: [DamagedItem] {
        get { model.items.value }
        set { model.items.value = newValue }
    }

    func start() {
        bind(\.items.items, model.items)
        bind(view.items.chosenPublisher) { screen, item in
            screen.model.selected = item
            screen.perform(.edit)
        }
        view.items.actions = [RowAction(words("Remove", "Bỏ"), key: "x", self) { $0.remove($1) }]
        bind(view.add, to: .add)
        bind(view.buttons.next, to: .next)
        bindButtons()
    }

    func close() {
        perform(.close)
    }

    /// Takes the item that the user has filled in.
    func take(_ result: FlowResult<DamagedItem>) {
        if case .finished(let item) = result { model.put(item) }
    }

    private func remove(_ item: DamagedItem) {
        guard let index = model.remove(item) else { return }
        say(
            words("Removed: \(item.name)", "Đã bỏ: \(item.name)"),
            undo: { $0.model.insert(item, at: index) })
    }
}
