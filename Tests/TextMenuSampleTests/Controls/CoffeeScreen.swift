import Wayline

/// The controls that the user acts on, and most of those that show something.
final class CoffeeView: View {
    let title = "Coffee"
    let name = TextField("Name", placeholder: "we call it out")
    let code = SecureField("Code")
    let sugar = Toggle("Sugar")
    let size = Choice("Size", CupSize.allCases) { $0.rawValue }
    let milks = List<String>("Milk", emptyText: "No milk today.")
    let message = Label("", .faint)
    let brewing = Spinner("Brewing")
    let brewed = ProgressBar("Brewed")
    let bill = Table("Bill", [.init("Coffee", "2.80"), .init("Oat milk", "0.40")])
    let guest = Picture("An Nguyen")
    let drink = Section("Your drink", [Choice("Size", ["small", "large"]), Toggle("Sugar")])

    var controls: [Control] {
        [name, code, sugar, size, milks, message, brewing, brewed, bill, guest, drink]
    }
}

final class CoffeeScreen: ViewScreen {
    let view = CoffeeView()
    let viewModel = Coffee()

    func start() {
        bind(view.name, viewModel.name)
        bind(view.code, viewModel.code)
        bind(view.sugar, viewModel.isSweet)
        bind(view.size, viewModel.size)
        bind(\.milks.items, viewModel.milks)
        bind(view.milks.selectionPublisher) { screen, milk in screen.viewModel.milk.value = milk }
        bind(\.message.text, viewModel.message)
        bind(\.brewing.isSpinning, viewModel.isBrewing)
        bind(\.brewed.fraction, viewModel.brewed)
    }
}
