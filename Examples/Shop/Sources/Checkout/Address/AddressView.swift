import Wayline
import Words

/// The controls of the first step.
final class AddressView: View {
    let title: String
    let step: ProgressBar
    let name: TextField
    let street: TextField
    let city: TextField
    let next: Button

    init(_ words: Words) {
        step = .step(1, words)
        title = words("Address", "Địa chỉ")
        name = TextField(words("Name", "Tên"))
        street = TextField(words("Street", "Đường"))
        city = TextField(words("City", "Thành phố"))
        next = Button(words("Next", "Tiếp"), isDefault: true)
    }

    var controls: [Control] { [step, name, street, city, next] }
}
