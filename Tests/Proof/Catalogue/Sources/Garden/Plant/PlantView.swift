import Wayline

/// The controls of the page of a plant.
final class PlantView: View {
    let heading: Observable<String>
    let price = Label()
    let note = Label("", .faint)
    let like: Button
    let unlike: Button
    let keep: Button
    let care: Button
    let photos: Button
    let reviews: Button
    let questions: Button
    let grower: Button
    let related: Button
    let nurseries: Button
    let compare: Button
    let editNote: Button
    let contents: Section
    let missing: Placeholder

    init(_ words: Words) {
        heading = Observable(words("Plant", "Cây"))
        like = Button(words("Add to favourites", "Thêm vào yêu thích"), key: "f")
        unlike = Button(words("Remove from favourites", "Bỏ khỏi yêu thích"), key: "v")
        keep = Button(words("Add to a list", "Thêm vào danh sách"), key: "t")
        care = Button(words("Care", "Chăm sóc"), key: "c")
        photos = Button(words("Photos", "Ảnh"), key: "p")
        reviews = Button(words("Reviews", "Nhận xét"), key: "r")
        questions = Button(words("Questions", "Câu hỏi"), key: "y")
        grower = Button(words("Grower", "Người trồng"), key: "w")
        related = Button(words("Related plants", "Cây liên quan"), key: "e")
        nurseries = Button(words("Where to buy", "Nơi bán"), key: "b")
        compare = Button(words("Compare", "So sánh"), key: "m")
        editNote = Button(words("Your note", "Ghi chú"), key: "n")
        contents = Section(
            "",
            [
                like, unlike, keep, care, photos, reviews, questions, grower, related, nurseries,
                compare, editNote,
            ])
        missing = Placeholder(retry: words.tryAgain)
    }

    var title: String { heading.value }
    var titleSource: ValueSource<String>? { heading }
    var controls: [Control] { [price, note, contents, missing] }
}
