/// What the app says of itself.
extension Phrase {
    static let placeLost = Phrase(
        "Where you were last time could not be found again, so the app begins anew.",
        "Không tìm lại được chỗ bạn đang xem lần trước, nên ứng dụng bắt đầu lại từ đầu.")
    static let placeNotKept = Phrase(
        "Where you are could not be written down for the next time.",
        "Không ghi lại được chỗ bạn đang xem cho lần sau.")
    static let languageNotKept = Phrase(
        "The language could not be changed for good.", "Không lưu được lựa chọn ngôn ngữ.")
}
