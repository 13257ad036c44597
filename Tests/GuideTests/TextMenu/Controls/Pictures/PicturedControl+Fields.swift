import Wayline

extension PicturedControl {
    static var fields: [PicturedControl] {
        [
            textField, secureField, searchField, textArea, numberField, stepper, dateField,
            valueField,
        ]
    }

    private static var textField: PicturedControl {
        let name = TextField("Name", placeholder: "we call it out")
        let table = TextField("Table")
        table.hint = "the number on the lamp"
        return PicturedControl("TextField", [name, table])
    }

    private static var secureField: PicturedControl {
        let code = SecureField("Code")
        return PicturedControl("SecureField", [code], typing: "271828")
    }

    private static var searchField: PicturedControl {
        let search = SearchField("Search", placeholder: "a drink")
        return PicturedControl("SearchField", [search], typing: "latte")
    }

    private static var textArea: PicturedControl {
        let note = TextArea("Note", rows: 4)
        return PicturedControl(
            "TextArea", [note], typing: "Please ring twice." + .enter + "Thank you.")
    }

    private static var numberField: PicturedControl {
        let table = NumberField<Int>("Table", in: 1...40)
        return PicturedControl("NumberField", [table], typing: "52")
    }

    private static var stepper: PicturedControl {
        let quantity = Stepper("Quantity", in: 1...99)
        return PicturedControl("Stepper", [quantity], typing: "++")
    }

    private static var dateField: PicturedControl {
        let day = DateField<CalendarDate>("Day")
        let time = DateField<ClockTime>("Time")
        return PicturedControl("DateField", [day, time], typing: "2026-03-04")
    }

    private static var valueField: PicturedControl {
        PicturedControl("ValueField", [SeatField("Seat")], typing: "front")
    }
}
