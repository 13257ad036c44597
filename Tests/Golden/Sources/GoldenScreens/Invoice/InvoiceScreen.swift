import Wayline

/// The input of the screen.
struct InvoiceInput: ScreenInput {
    let id: Int
}

extension Destination<InvoiceInput, NoOutput> {
    static let invoice = Self("invoice")
}

/// Joins the view and the view model.
final class InvoiceScreen: ViewScreen {
    typealias Routes = InvoiceRouter
    let view = InvoiceView()
    let viewModel: InvoiceViewModel
    var facts: Routes.Facts { .init(contents: viewModel.contents.value.value) }

    init(viewModel: InvoiceViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(\.values.rows, viewModel.contents.value.map { $0?.lines ?? [] })
        bind(\.remark.isEnabled, viewModel.contents.value.map { $0 != nil })
        bind(view.missing, viewModel.contents, loading: "Loading…") {
            $0.text
        } load: {
            await $0.viewModel.load()
        }
        bind(view.about, to: .about)
        bind(view.remark, to: .remark)
    }
}
