/// Passwords that are on many lists of leaked ones and are long enough to be chosen.
public enum LeakedPasswords {
    /// In small letters.
    public static let known: Set<String> = [
        "1234567890", "0123456789", "0987654321", "1111111111", "0000000000", "12345678910",
        "123456789a", "1q2w3e4r5t", "1qaz2wsx3edc", "qwertyuiop", "asdfghjkl;", "q1w2e3r4t5",
        "password12", "password123", "password1234", "passw0rd123", "iloveyou123", "letmein123",
        "welcome123", "welcome2024", "administrator", "changeme123", "correct horse battery staple",
        "matkhau123", "anhyeuem123", "mua xuan 2023",
    ]
}
