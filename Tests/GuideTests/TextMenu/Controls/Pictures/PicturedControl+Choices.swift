import Wayline

extension PicturedControl {
    static var choices: [PicturedControl] {
        [button, toggle, choice, multiChoice, list, rowAction, control]
    }

    private static var button: PicturedControl {
        let order = Button("Order", isDefault: true)
        let cancel = Button("Cancel")
        return PicturedControl("Button", [order, cancel])
    }

    private static var toggle: PicturedControl {
        let sugar = Toggle("Sugar", isOn: true)
        return PicturedControl("Toggle", [sugar])
    }

    private static var choice: PicturedControl {
        let size = Choice("Size", ["small", "large"])
        return PicturedControl("Choice", [size], typing: .enter)
    }

    private static var multiChoice: PicturedControl {
        let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])
        return PicturedControl("MultiChoice", [toppings], typing: .enter + .down + .down + .enter)
    }

    private static var list: PicturedControl {
        let milks = List("Milk", ["oat", "almond"], emptyText: "No milk today.")
        return PicturedControl("List", [milks], typing: .down)
    }

    private static var rowAction: PicturedControl {
        let (letters, mail) = (
            List<Letter>("Letters", Letter.three, selects: .several) { $0.subject }, Mail()
        )
        letters.actions = [
            RowAction(forSelected: "Archive", key: "e", mail) { mail, letters in
                await mail.archive(letters)
            }
        ]
        return PicturedControl("RowAction", [letters], typing: " " + .down + .down + " a")
    }

    private static var control: PicturedControl {
        let rating = DrawnRating("Rating")
        rating.stars = 4
        return PicturedControl("Control", [rating])
    }
}
